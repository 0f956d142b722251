import type { Font } from './font.ts';

export interface TextBox {
  readonly width: number;
  readonly size: number;
  readonly lines: number;
}

const ELLIPSIS = '…';

/** A text broken at words into at most `lines` lines of `width` pixels; what does not fit ends in "…". */
export function fitText(font: Font, text: string, box: TextBox): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(' ').flatMap((each) => pieces(font, each, box))) {
    const longer = line === '' ? word : `${line} ${word}`;
    if (font.width(longer, box.size) <= box.width) {
      line = longer;
      continue;
    }
    lines.push(line);
    line = word;
  }
  if (line !== '') lines.push(line);
  if (lines.length <= box.lines) return lines;
  const shown = lines.slice(0, box.lines);
  const last = shown.pop() ?? '';
  return [...shown, cut(font, `${last} ${lines[box.lines] ?? ''}`, box)];
}

/** A word wider than the box comes in parts. */
function pieces(font: Font, word: string, box: TextBox): string[] {
  const parts: string[] = [];
  let part = '';
  for (const character of word) {
    if (part !== '' && font.width(part + character, box.size) > box.width) {
      parts.push(part);
      part = '';
    }
    part += character;
  }
  return part === '' ? parts : [...parts, part];
}

function cut(font: Font, text: string, box: TextBox): string {
  const characters = Array.from(text);
  while (
    characters.length > 0 &&
    font.width(characters.join('').trimEnd() + ELLIPSIS, box.size) > box.width
  ) {
    characters.pop();
  }
  return characters.join('').trimEnd() + ELLIPSIS;
}
