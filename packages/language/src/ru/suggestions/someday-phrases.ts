/**
 * How people say that something may wait for any day. Words of one phrase are in their order, `а|б`
 * is one of these words, `?` makes it optional; punctuation is written as a word of its own.
 */
export const SOMEDAY_PHRASES: readonly string[] = [
  'как - нибудь потом',
  'когда - нибудь потом?',
  'когда нибудь потом?',
  'если|когда будет|появится|останется свободное? время|возможность',
  'если|когда время будет|появится|останется',
  'при случае',
  'на досуге',
  'в отдаленном? будущем',
  'не горит',
  'это? не к спеху',
  'без спешки',
  'когда руки дойдут',
  'когда дойдут руки',
];
