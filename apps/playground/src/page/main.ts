import './without-eval.ts';
import { startApp } from './app.ts';

startApp(document.body);
