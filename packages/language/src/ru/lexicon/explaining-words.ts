import type { ExplainingWords } from '../../locale.ts';

/** The words by which a reading is explained to a person. */
export const EXPLAINING_WORDS: ExplainingWords = {
  roles: {
    at: 'когда',
    from: 'с какого времени',
    due: 'к какому сроку',
    window: 'в какие дни',
    duration: 'как долго',
  },
  parts: {
    year: 'год',
    month: 'месяц',
    day: 'день',
    weekday: 'день недели',
    daypart: 'часть дня',
    half_of_day: 'половина дня',
    hour: 'час',
    minute: 'минута',
    duration: 'длительность',
    end: 'конец',
    recurrence: 'повторение',
  },
  clockOnly: 'время без дня',
  due: 'срок',
  minutes: 'минут',
  recurrence: 'повторение',
  except: 'кроме',
  known: 'сказано',
  implied: 'подразумевается',
  confidence: 'уверенность',
  note: 'замечание',
};
