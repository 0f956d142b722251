/** Words around the fields of a command. */
export const FIELDS = {
  with: 'с со',
  'beside-urgency': 'очень это супер не',
  'urgency-adverb': 'срочно важно асап несрочно',
  'event-itself': 'начала события этого него',
  /** No tag and no project is called so. */
  'no-name': 'с со в во на к ко по до за от из у о об про для и а не',
  'list-genitive': 'дел задач книг игр тем идей покупок продуктов',
  'own-list': 'мой наш свой общий',
  'before-project': 'в для по к из',
  'listed-tags': 'тега тегу теге теги тегов тегам тегами тегах',
  'project-named': 'проект',
  'before-reminder': 'с и',
  reminded: 'мне нам и об этом',
} as const;
