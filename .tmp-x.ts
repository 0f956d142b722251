import { interpretUtterance } from './packages/language/src/index.ts';
import { NAMED_ACTS, BROUGHT_BACK } from './packages/language/src/ru/conversation/named-act-corpus.ts';
const NOW='2026-09-15T12:00:00+03:00';
const SPOKEN=[{kind:'task',number:1,title:'арендовать зал'},{kind:'task',number:2,title:'заменить фильтр'},{kind:'timeblock',number:1,title:'груминг'},{kind:'project',number:1,title:'Переезд'}];
const thread:any={room:{kind:'hub'},candidates:SPOKEN,deleted:[{kind:'task',number:3,title:'полить кактус'}],operations:[]};
const D='0191d7a0-0000-7000-8000-000000000001'; const YN=[{id:'yes',label:'Да'},{id:'no',label:'Нет'}];
const env=(e:any,i='task_create')=>({trace_id:'t',source:{channel:'telegram_text'},command:{intent:i,confidence:0.6,entities:e}});
const Q:Record<string,any>={
 confirm:{pending:{draft_id:D,envelope:env({title:'проект отпуск'}),question:{code:'CONFIRM',clarifying_question:'Правильно понял: задача «проект отпуск»?',choices:YN}}},
 duration:{pending:{draft_id:D,envelope:env({title:'созвон с Верой',start_at:'2026-09-16T16:00:00+03:00'},'timeblock_create'),question:{code:'DURATION',clarifying_question:'Сколько?',choices:[]}}},
 day:{pending:{draft_id:D,envelope:env({title:'помыть окна',planned_time:'16:00'}),question:{code:'DAY',clarifying_question:'На какой день запланировать задачу?',choices:[]}}},
 title:{pending:{draft_id:D,envelope:env({planned_at:'2026-09-16'}),question:{code:'TITLE',clarifying_question:'Как назвать задачу?',choices:[]}}},
 target:{pending_operation:{draft_id:D,operation:{type:'reschedule',planned_at:'2026-09-16'},question:{code:'TARGET',clarifying_question:'Какую задачу?',choices:[{id:'a',label:'«купить обои» (TASK-007)'},{id:'b',label:'«купить клей» (TASK-008)'},{id:'none_of_these',label:'Ни одна из них'}]}}},
 when:{pending_operation:{draft_id:D,operation:{type:'reschedule',task:9},question:{code:'WHEN',clarifying_question:'На когда перенести?',choices:[]}}},
 del:{pending_operation:{draft_id:D,operation:{type:'delete',task:9},question:{code:'CONFIRM',clarifying_question:'Удалить «помыть окна»?',choices:YN}}},
};
const MORE=['добавь заметку: до пяти тысяч за ночь','подзадача позвонить хозяину','готово','страховку до пятницы','фильтр до пятницы','зал на среду','груминг на полчаса позже','а груминг на полчаса позже','переименуй её в снять зал','сделай её срочной','что у меня завтра?','покажи Переезд','открой зал','отметь обе','удали всё на завтра','TASK-001','покажи TASK-001','перенеси TASK-002 на пятницу','что дальше?','отмени','верни','напоминай за 20 минут','повторяй груминг каждую неделю','когда груминг?','добавь в Переезд купить коробки','закрой первую','последнюю на завтра','её на завтра','туда же купить скотч'];
const go=(text:string,extra:any)=>interpretUtterance({trace_id:'t',source:{channel:'telegram_text'},now_iso:NOW,text,thread,...extra} as any,{timezone:'Europe/Moscow'}).response as any;
const key=(r:any)=>JSON.stringify([r.kind,r.operations?.map((o:any)=>[o.operation,o.mention]),r.envelopes.map((e:any)=>[e.command.intent,e.command.entities,e.command.confidence>=.75]),r.query,r.settings]);
const texts=[...NAMED_ACTS.flatMap(([,t])=>[...t]),...BROUGHT_BACK,...MORE]; let n=0;
for(const t of texts){const base=go(t,{}); const diff:Record<string,string>={}; for(const [q,x] of Object.entries(Q)){const r=go(t,x); if(key(r)!==key(base))diff[q]=r.kind==='answer'?'ANSWER '+JSON.stringify(r.choice_id??r.operations?.map((o:any)=>o.operation)??r.envelopes.map((e:any)=>e.command.entities)):key(r);} if(Object.keys(diff).length){n++;console.log('##',t,'| base',key(base).slice(0,160)); for(const [q,d] of Object.entries(diff))console.log('    ',q,d.slice(0,200));}}
console.log(texts.length,n);
