/** What a rule asks by name, with the words of its choices by theirs. */
interface AskedByName {
  readonly question: string;
  readonly choices: Readonly<Record<string, string>>;
}

/** A map, for whoever names a question may call it `constructor`. */
const QUESTIONS: ReadonlyMap<string, AskedByName> = new Map(
  Object.entries<AskedByName>({
    'stale-inbox': {
      question: 'Ещё нужно?',
      choices: { this_week: 'Да, на неделе', someday: 'Когда-нибудь', not_needed: 'Уже нет' },
    },
    'moved-again': {
      question: 'Что мешает?',
      choices: {
        too_big: 'Слишком большая',
        waits_for_others: 'Жду других',
        not_needed: 'Уже не нужна',
      },
    },
    twin: { question: 'Это та же задача?', choices: { same: 'Та же', another: 'Другая' } },
    'project-named': {
      question: 'К какому проекту это относится?',
      choices: { no_project: 'Без проекта' },
    },
    vague: { question: 'Какой первый шаг?', choices: {} },
  }),
);

/** The words of a question that a rule asks by name; an agent's brings its own. */
export function questionInWords(payload: Readonly<Record<string, unknown>>): string {
  const own = payload['question'];
  if (typeof own === 'string') return own;
  return QUESTIONS.get(String(payload['questionId']))?.question ?? '';
}

/** The words of one of its choices. */
export function choiceInWords(questionId: unknown, choice: string): string {
  const choices = QUESTIONS.get(String(questionId))?.choices ?? {};
  return Object.hasOwn(choices, choice) ? (choices[choice] ?? choice) : choice;
}
