import { seeded } from './test/rig/seeded.ts';
import { spokenUtterance } from './test/rig/spoken-grammar.ts';
import { isReadRight, isSilentlyWrong } from './test/rig/spoken-reading.ts';
const by=seeded(1); let wrong=0,silent=0; for(let i=0;i<100000;i++){const s=spokenUtterance(by); if(!isReadRight(s)){wrong++; if(isSilentlyWrong(s))silent++; if(wrong<40)console.log(s.form,s.text);}} console.log({wrong,silent});
