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

/** "Москва" for Europe/Moscow; any other zone by its own name. */
export function cityOf(timezone: string): string {
  return CITIES.find(([, zone]) => zone === timezone)?.[0] ?? timezone;
}
