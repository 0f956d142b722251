/**
 * Without one of these nobody speaks of what a production project stands on, nor of a sheet of it: most
 * utterances hold none, and then none of its phrases is tried.
 */
export const PRODUCTION_STEMS: readonly string[] =
  `line- item- plan- строк кп коммерческ проект реквизит клиент заказчик смет себестоимост гант диаграмм позици план
  состав решени предложени набор срок график расписани`.split(/\s+/u);

/** The same of lists with boxes, where none was shown. */
export const LIST_STEMS: readonly string[] =
  `спис чек покуп продукт хозтовар лекарств подар купленн отмеченн вычеркнут сделанн собранн галочк`.split(
    /\s+/u,
  );
