import { FONT_FAMILY } from './font.ts';
import { WEIGHTS, type Weight } from './look.ts';

export interface TextStyle {
  readonly size: number;
  readonly weight?: Weight;
  readonly fill: string;
  readonly anchor?: 'start' | 'end';
}

function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}

/** One line of text; `y` is its baseline. */
export function textLine(x: number, y: number, words: string, style: TextStyle): string {
  const { size, weight = 'regular', fill, anchor = 'start' } = style;
  return `<text x="${x}" y="${y}" font-family="${FONT_FAMILY}" font-size="${size}" font-weight="${WEIGHTS[weight]}" fill="${fill}" text-anchor="${anchor}">${escaped(words)}</text>`;
}

export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** A rectangle with round corners; `more` is further attributes. */
export function rectangle(box: Box, radius: number, more: string): string {
  const { x, y, width, height } = box;
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" ${more}/>`;
}

export function horizontal(x1: number, x2: number, y: number, more: string): string {
  return `<line x1="${x1}" y1="${y}" x2="${x2}" y2="${y}" ${more}/>`;
}

/** A padlock whose upper left corner is at `x`, `y`; 26 wide, 30 high. */
export function padlock(x: number, y: number, color: string): string {
  return `<g transform="translate(${x} ${y})" fill="none" stroke="${color}" stroke-width="4"><path d="M6 14V9a7 7 0 0 1 14 0v5"/><rect x="2" y="14" width="22" height="15" rx="4" fill="${color}"/></g>`;
}
