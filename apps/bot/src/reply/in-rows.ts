const ROW_WIDTH_UNITS = 30;

/** Buttons side by side while their labels fit a phone's width, three at most. */
export function inRows<B extends { readonly label: string }>(buttons: readonly B[]): B[][] {
  const rows: B[][] = [];
  let width = 0;
  for (const button of buttons) {
    const row = rows.at(-1);
    width += button.label.length;
    if (row && row.length < 3 && width <= ROW_WIDTH_UNITS) row.push(button);
    else {
      rows.push([button]);
      width = button.label.length;
    }
  }
  return rows;
}

const PER_ROW = 3;

/** Three buttons a row, however long their labels. */
export function inThrees<T>(buttons: readonly T[]): T[][] {
  return buttons.flatMap((_, at) => (at % PER_ROW === 0 ? [buttons.slice(at, at + PER_ROW)] : []));
}
