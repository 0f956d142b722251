import type { DayPicture } from './day-picture.ts';
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

export interface SlotLook {
  readonly fill: string;
  readonly edge: string;
  readonly text: string;
}

/** The colours of a picture. Titles keep a contrast of 4.5 to 1 with their ground, times one of 3 to 1. */
export interface Look {
  readonly page: string;
  readonly text: string;
  readonly quiet: string;
  readonly line: string;
  readonly now: string;
  readonly late: string;
  readonly free: string;
  readonly freeFill: string;
  readonly slots: Readonly<Record<DayPicture['slots'][number]['kind'], SlotLook>>;
}

export const LOOKS: Readonly<Record<DayPicture['theme'], Look>> = {
  light: {
    page: '#FFFFFF',
    text: '#171B26',
    quiet: '#6B7285',
    line: '#E7EAF1',
    now: '#E5343D',
    late: '#D3333B',
    free: '#2F8F5B',
    freeFill: '#F1FAF4',
    slots: {
      event: { fill: '#EFE9FF', edge: '#7A4FE0', text: '#35206B' },
      focus: { fill: '#E3EDFF', edge: '#2F6BE4', text: '#14336F' },
      task: { fill: '#FFF2DA', edge: '#A66A00', text: '#5A3D00' },
      proposed: { fill: '#FFFFFF', edge: '#B87503', text: '#5A3D00' },
      crowd: { fill: '#F3F4F8', edge: '#6B7285', text: '#3C4254' },
    },
  },
  dark: {
    page: '#12151D',
    text: '#EEF1F8',
    quiet: '#9AA3B8',
    line: '#2A3040',
    now: '#FF5C63',
    late: '#FF7A80',
    free: '#5CCB8E',
    freeFill: '#15241D',
    slots: {
      event: { fill: '#2B2249', edge: '#A98BFF', text: '#E8E0FF' },
      focus: { fill: '#1B2B4D', edge: '#7AA7FF', text: '#DDE8FF' },
      task: { fill: '#3A2C10', edge: '#F2B23C', text: '#FFECC7' },
      proposed: { fill: '#12151D', edge: '#E0A02E', text: '#FFECC7' },
      crowd: { fill: '#232834', edge: '#9AA3B8', text: '#DDE2EE' },
    },
  },
};

/** The bars of a schedule, its days off and the line of the present, which no bar's colour is. */
export const BARS = {
  critical: '#E5343D',
  open: '#2F6BE4',
  done: '#A9AFBD',
  off: '#F0F1F5',
  today: '#171B26',
} as const;
