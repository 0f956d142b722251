/** The zones that are offered, each by its best known city. */
export const CITIES: ReadonlyArray<readonly [city: string, timezone: string]> = [
  ['Калининград', 'Europe/Kaliningrad'],
  ['Москва', 'Europe/Moscow'],
  ['Самара', 'Europe/Samara'],
  ['Екатеринбург', 'Asia/Yekaterinburg'],
  ['Омск', 'Asia/Omsk'],
  ['Новосибирск', 'Asia/Novosibirsk'],
  ['Красноярск', 'Asia/Krasnoyarsk'],
  ['Иркутск', 'Asia/Irkutsk'],
  ['Якутск', 'Asia/Yakutsk'],
  ['Владивосток', 'Asia/Vladivostok'],
  ['Магадан', 'Asia/Magadan'],
  ['Камчатка', 'Asia/Kamchatka'],
];

/** "Москва" for Europe/Moscow, "Тбилиси" or "Грузия" for Asia/Tbilisi; by its own name what has none. */
export function cityOf(timezone: string): string {
  return CITIES.find(([, zone]) => zone === timezone)?.[0] ?? placeOf(timezone);
}

/** What Unicode calls the zone in Russian: its city, or its country where that has one zone only. */
function placeOf(timezone: string): string {
  try {
    const name = new Intl.DateTimeFormat('ru', { timeZone: timezone, timeZoneName: 'shortGeneric' })
      .formatToParts(0)
      .find(({ type }) => type === 'timeZoneName')?.value;
    // "GMT+3" says less than the zone's own name
    return name === undefined || !CYRILLIC.test(name) ? timezone : name;
  } catch {
    return timezone;
  }
}
const CYRILLIC = /^\p{Script=Cyrillic}/u;
