/** The words of a printed quote beside its data. */
interface QuoteWords {
  /** Before the quote's number. */
  readonly title: string;
  readonly version: string;
  readonly issued: string;
  readonly validUntil: string;
  readonly seller: string;
  readonly client: string;
  /** Number, what, how many, price of one, rate, amount. */
  readonly columns: readonly [string, string, string, string, string, string];
  readonly nothing: string;
  readonly subtotal: string;
  readonly vat: string;
  readonly total: string;
  readonly optional: string;
  readonly optionalTotal: string;
  readonly noVat: string;
  readonly scope: string;
  readonly terms: string;
  readonly exclusions: string;
  readonly assumptions: string;
  /** With the places `{page}` and `{pages}`. */
  readonly page: string;
}

/** The languages that a quote is printed in: a client reads it, who need not speak the owner's. */
export const quoteWords = {
  ru: {
    title: 'Коммерческое предложение',
    version: 'Версия',
    issued: 'Дата',
    validUntil: 'Действует до',
    seller: 'Исполнитель',
    client: 'Заказчик',
    columns: ['№', 'Наименование', 'Кол-во', 'Цена', 'НДС', 'Сумма'],
    nothing: 'Строк нет.',
    subtotal: 'Сумма без НДС',
    vat: 'НДС',
    total: 'Итого',
    optional: 'По желанию, в итог не входит',
    optionalTotal: 'По желанию, с НДС',
    noVat: 'без НДС',
    scope: 'Что входит',
    terms: 'Условия',
    exclusions: 'Не входит',
    assumptions: 'Из чего исходили',
    page: 'Страница {page} из {pages}',
  },
  he: {
    title: 'הצעת מחיר',
    version: 'גרסה',
    issued: 'תאריך',
    validUntil: 'בתוקף עד',
    seller: 'הספק',
    client: 'הלקוח',
    columns: ['מס׳', 'תיאור', 'כמות', 'מחיר', 'מע״מ', 'סכום'],
    nothing: 'אין שורות.',
    subtotal: 'סכום לפני מע״מ',
    vat: 'מע״מ',
    total: 'סה״כ לתשלום',
    optional: 'תוספות לבחירה, לא כלולות בסה״כ',
    optionalTotal: 'תוספות לבחירה, כולל מע״מ',
    noVat: 'ללא מע״מ',
    scope: 'מה כלול',
    terms: 'תנאים',
    exclusions: 'לא כלול',
    assumptions: 'הנחות',
    page: 'עמוד {page} מתוך {pages}',
  },
  en: {
    title: 'Quote',
    version: 'Version',
    issued: 'Date',
    validUntil: 'Valid until',
    seller: 'Supplier',
    client: 'Client',
    columns: ['No.', 'Description', 'Quantity', 'Price', 'VAT', 'Amount'],
    nothing: 'No lines.',
    subtotal: 'Subtotal excl. VAT',
    vat: 'VAT',
    total: 'Total',
    optional: 'Optional, not in the total',
    optionalTotal: 'Optional, incl. VAT',
    noVat: 'no VAT',
    scope: 'Included',
    terms: 'Terms',
    exclusions: 'Not included',
    assumptions: 'Assumptions',
    page: 'Page {page} of {pages}',
  },
} as const satisfies Readonly<Record<string, QuoteWords>>;

export type DocumentLanguage = keyof typeof quoteWords;

/** The columns of the sheets, as their heads say them, and the words for their cells. */
export const sheetWords = {
  estimate: {
    sheet: 'Смета',
    columns: {
      name: 'Позиция',
      type: 'Вид',
      quantity: 'Кол-во',
      unit: 'Ед.',
      unitCost: 'Себестоимость ед.',
      cost: 'Себестоимость',
      vatRate: 'Ставка НДС',
      vat: 'НДС',
      withVat: 'С НДС',
      price: 'Цена продажи',
      margin: 'Маржа',
    },
    types: { material: 'материал', labor: 'работа', purchase: 'закупка', shipping: 'доставка' },
    withoutItem: 'Без позиции',
    total: 'Итого',
    unpriced: 'Строк без цены или количества',
  },
  operations: {
    sheet: 'Операции',
    columns: {
      number: '№',
      kind: 'Что',
      action: 'Действие',
      item: 'Позиция',
      name: 'Название',
      hours: 'Часы',
      money: 'Сумма без НДС',
    },
    kinds: {
      item: 'позиция',
      task: 'задача',
      dependency: 'связь',
      line: 'строка сметы',
      quote: 'КП',
      projection: 'пересчёт',
    },
    actions: { create: 'новое', change: 'изменить', delete: 'удалить' },
  },
} as const;
