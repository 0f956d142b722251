import { loadFont } from './font.ts';

/** Loaded when the package is: a picture without its font is an error at the start, not blank text. */
export const fonts = {
  regular: loadFont('400Regular/Rubik_400Regular.ttf'),
  medium: loadFont('500Medium/Rubik_500Medium.ttf'),
  bold: loadFont('700Bold/Rubik_700Bold.ttf'),
} as const;

export type Weight = keyof typeof fonts;
export const WEIGHTS: Readonly<Record<Weight, number>> = { regular: 400, medium: 500, bold: 700 };

export const PAGE = { width: 1080, margin: 56 } as const;

export const INK = {
  page: '#FFFFFF',
  text: '#171B26',
  quiet: '#6B7285',
  line: '#E7EAF1',
  now: '#E5343D',
  late: '#D3333B',
  free: '#2F8F5B',
  freeFill: '#F1FAF4',
} as const;

export interface SlotLook {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

export const SLOTS: Readonly<Record<'event' | 'focus' | 'task' | 'proposed' | 'crowd', SlotLook>> =
  {
    event: { fill: '#EFE9FF', edge: '#7A4FE0', text: '#35206B' },
    focus: { fill: '#E3EDFF', edge: '#2F6BE4', text: '#14336F' },
    task: { fill: '#FFF2DA', edge: '#E59A0C', text: '#5A3D00' },
    proposed: { fill: '#FFFFFF', edge: '#B87503', text: '#5A3D00' },
    crowd: { fill: '#F3F4F8', edge: '#6B7285', text: '#3C4254' },
  };
