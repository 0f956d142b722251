/** "где то в пять": the hyphen that nobody types. */
export const ROUGHLY =
  /(^|[\s,])(где)\s+(то)(?=\s+(?:в|во|к|ко|около|после|до|на|с|со|через|часов|час|часа|\d))/giu;
export const hyphen = (_all: string, before: string, where: string, some: string): string =>
  `${before}${where}-${some}`;
