import { UNKNOWN } from '../../grammar/kind-table.ts';
import type { AnyCaptures, Around, Made, Rule } from '../../grammar/rule.ts';
import { kinds } from '../kinds.ts';
import { hasTag } from '../tags.ts';
import { rule } from './make.ts';
import { keepAll, runsOn } from './owned.ts';

/** "через два дня от 15.01": the day from which is counted. */
const isAnchor = ({ before }: Around): boolean =>
  before !== null && before.kind !== UNKNOWN && before.word === '';

const PAPERS_OWN = new Set(kinds.members('own-paper'));

function ofPaper(captures: AnyCaptures, around: Around): Made | null {
  const isPaper = around.before !== null && PAPERS_OWN.has(around.before.kind);
  return !isPaper && (runsOn(around) || isAnchor(around)) ? null : keepAll(captures);
}

const BEARING_DATES: readonly Rule[] = [
  rule('от <d:dom> <month:any-month>', ofPaper),
  rule('от <d:ord-dom> <month:any-month>', ofPaper),
  rule('от <d:dom> <month:any-month> <y:whole> <g:year-word>?', ofPaper),
  rule('от <d:ord-dom> <month:any-month> <y:whole> <g:year-word>?', ofPaper),
  rule('от <d:ord-dom> <month:any-month> <y:ord> <g:year-word>?', ofPaper),
  rule('от <d:dom> ~. <m:minutes>', ofPaper),
  rule('от <d:dom> ~. <m:minutes> ~. <y:whole> <g:year-word>?', ofPaper),
  rule('от <d:ord-dom>', ofPaper),
  rule('от <d:dom> <numbered-day>', ofPaper),
  rule('от <day:any-weekday>', ofPaper),
  rule('от <day:relative>', ofPaper),
  // "запрос банка от 18 сентября до пятницы"
  rule('<own-paper> <x:any-word> от <d:dom> <month:any-month>', keepAll),
  rule('<own-paper> <x:any-word> от <d:ord-dom> <month:any-month>?', keepAll),
  rule('<own-paper> <x:any-word> от <d:dom> ~. <m:minutes>', keepAll),
  rule('<own-paper> <x:any-word> <z:any-word> от <d:dom> <month:any-month>', keepAll),
  rule('<own-paper> <x:any-word> <z:any-word> от <d:ord-dom> <month:any-month>?', keepAll),
  rule('<own-paper> <x:any-word> <z:any-word> от <d:dom> ~. <m:minutes>', keepAll),
];

/** "должен быть выдан 22 сентября": what is still to come is a time after all. */
const issued = (m: AnyCaptures, { before }: Around): Made | null =>
  before?.word === 'быть' || hasTag(before, 'being') ? null : keepAll(m);

/** "паспорт выдан 14.03.2009", "договор, заключённый 1 декабря": when a paper was made is its own. */
const ISSUED: readonly Rule[] = [
  rule('<own-issued> от? <d:dom> <month:any-month>', issued),
  rule('<own-issued> от? <d:dom> <month:any-month> <y:whole> <g:year-word>?', issued),
  rule('<own-issued> от? <d:ord-dom> <month:any-month>', issued),
  rule('<own-issued> от? <d:ord-dom> <month:any-month> <y:whole> <g:year-word>?', issued),
  rule('<own-issued> от? <d:ord-dom> <month:any-month> <y:ord> <g:year-word>?', issued),
  rule('<own-issued> от? <d:ord-dom>', issued),
  rule('<own-issued> от? <d:dom> ~. ~<m:minutes>', issued),
  rule('<own-issued> от? <d:dom> ~. ~<m:minutes> ~. ~<y:whole> <g:year-word>?', issued),
  rule('<own-issued> в <y:whole> <g:year-word>', issued),
  // "действителен до 12.11.2027"
  rule('<own-valid> до|по <d:dom> <month:any-month>', keepAll),
  rule('<own-valid> до|по <d:dom> <month:any-month> <y:whole> <g:year-word>?', keepAll),
  rule('<own-valid> до|по <d:dom> ~. ~<m:minutes>', keepAll),
  rule('<own-valid> до|по <d:dom> ~. ~<m:minutes> ~. ~<y:whole> <g:year-word>?', keepAll),
];

/** What papers bear of their own: "договор от 15.01", "выдан 14.03.2009". */
export const PAPERS: readonly Rule[] = [...BEARING_DATES, ...ISSUED];
