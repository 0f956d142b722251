import { interpretUtterance } from './packages/language/src/index.ts';
const NOW='2026-09-15T12:00:00+03:00';
const SP=[{kind:'task',number:11,title:'забронировать жильё'},{kind:'task',number:12,title:'оформить страховку'},{kind:'timeblock',number:2,title:'бассейн'},{kind:'project',number:1,title:'Отпуск в Грузии'}];
const hub:any={room:{kind:'hub'},candidates:SP,operations:[]};
const work:any={room:{kind:'workroom',project:1},candidates:SP,operations:[],default_task_id:11};
const view:any={room:{kind:'hub'},candidates:SP,operations:[],default_task_id:11};
const go=(text:string,thread:any)=>{const r=interpretUtterance({trace_id:'t',source:{channel:'telegram_text'},now_iso:NOW,text,thread} as any,{timezone:'Europe/Moscow'}).response as any; return JSON.stringify([r.kind,r.operations?.map((o:any)=>[o.operation,o.mention,o.confidence]),r.envelopes.map((e:any)=>[e.command.intent,e.command.entities,e.command.confidence]),r.query,r.settings]).slice(0,190);}
for(const t of process.argv.slice(2)){console.log('##',t);console.log('  hub ',go(t,hub));console.log('  view',go(t,view));}
