import { PUT_AHEAD } from './packages/language/src/ru/conversation/into-shown-phrases.ts';
console.log(PUT_AHEAD.exec('в него: посмотреть билеты, купить чемодан')?.groups);
