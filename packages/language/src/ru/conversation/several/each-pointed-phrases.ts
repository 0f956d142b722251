/** Between what is said of one and what is said of the next. */
export const BETWEEN_POINTED = /\s*[,;]\s*(?:(?:а|и|но)\s+)?|\s+(?:а|и|но)\s+/giu;
/** What leads up to one of them: "хотя первую тоже срочной". */
export const LEADS_TO_POINTED = /^(?:(?:а|и|ну|но|хотя|так|тогда|ой|да)[\s,]+)+/iu;
const MOVED = '(?:перенеси|передвинь|сдвинь|подвинь|поставь|перекинь|отложи)(?:те)?\\s+';
const MOVE = `(?:${MOVED})?`;
/** What is in view, pointed at. */
export const POINTED = new RegExp(
  `^${MOVE}(?:её|ее|его|(?:эту|этот|это)(?:\\s+(?:задачу|блок|встречу|дело|созвон))?)\\s+(?=\\S)`,
  'iu',
);
/** An order about what was named, where its verb is left out. */
export const AS_ORDERS = (part: string): readonly string[] => [
  `перенеси ${part}`,
  `сделай ${part.replace(/(?<=\s)(?:тоже|также)\s+/iu, '')}`,
];
const IT = '(?:её|ее|его|эту|этот|это)';
/** What is pointed at, set against what is named: "её завтра, а дрель послезавтра". */
export const SET_AGAINST = new RegExp(
  `^(?:(?:а|и|ну|но|так|тогда)[\\s,]+)*(?:(?<move>${MOVED})?(?<lead>${IT})\\s+(?<first>[^,;:?]+?)[\\s,]+а\\s+(?<named>[^,;:?]+)|(?<ahead>[^,;:?]+?)[\\s,]+а\\s+(?<it>${IT})\\s+(?<second>[^,;:?]+?))[.!]*$`,
  'iu',
);
