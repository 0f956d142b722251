import { ru } from '../../texts/ru.ts';
import type { Panel, PanelChange, PanelDay, PanelItem, PanelQuestion } from '../../wire/panel.ts';
import { element } from '../dom/element.ts';

type Ready = Extract<Panel, { state: 'ready' }>;

/** What was written, beside the chat; what has just come is shown for a moment as new. */
export class PanelView {
  /** Scrolls by itself, so the keyboard must be able to reach it. */
  readonly node = element('div', {
    class: 'panel-content',
    role: 'group',
    'aria-label': ru.panel.title,
    tabindex: 0,
  });
  #known: Set<string> | undefined;

  /** Shows a panel; tells whether anything in it is new. */
  show(panel: Panel): boolean {
    if (panel.state === 'unavailable') {
      const words = element('p', { class: 'panel-notice', role: 'status' }, ru.panel.unavailable);
      this.node.replaceChildren(words);
      return false;
    }
    const { scrollTop } = this.node;
    this.node.replaceChildren(
      panel.question ? questionCard(panel.question) : '',
      ...sections(panel),
      element('p', { class: 'panel-zone' }, ru.panel.zone(panel.timezone)),
    );
    this.node.scrollTop = scrollTop;
    return this.#markNew();
  }

  #markNew(): boolean {
    const before = this.#known;
    const rows = [...this.node.querySelectorAll<HTMLElement>('[data-key]')];
    this.#known = new Set(rows.map((row) => row.dataset['key'] ?? ''));
    if (!before) return false;
    const fresh = rows.filter((row) => !before.has(row.dataset['key'] ?? ''));
    for (const row of fresh) row.classList.add('is-new');
    return fresh.length > 0;
  }
}

function sections(panel: Ready): Node[] {
  const { today, ahead, inbox, changes } = panel;
  const more = inbox.total - inbox.items.length;
  return [
    section(ru.panel.today, today.label, [
      ...(today.items.length > 0 ? dayList(today) : [empty(ru.panel.todayEmpty)]),
    ]),
    section(
      ru.panel.ahead,
      null,
      ahead.length > 0
        ? ahead.flatMap((day) => [element('h3', {}, day.label), ...dayList(day)])
        : [empty(ru.panel.aheadEmpty)],
    ),
    section(ru.panel.inbox, inbox.total > 0 ? String(inbox.total) : null, [
      inbox.items.length > 0 ? itemList(inbox.items, 'inbox') : empty(ru.panel.inboxEmpty),
      ...moreLine(more),
    ]),
    section(ru.panel.journal, null, [
      changes.length > 0
        ? element('ol', { class: 'changes' }, ...changes.map(changeRow))
        : empty(ru.panel.journalEmpty),
    ]),
  ];
}

let sectionCount = 0;

function section(title: string, aside: string | null, children: readonly Node[]): HTMLElement {
  sectionCount += 1;
  const id = `panel-section-${sectionCount}`;
  return element(
    'section',
    { 'aria-labelledby': id },
    element(
      'div',
      { class: 'section-head' },
      element('h2', { id }, title),
      aside !== null && element('span', {}, aside),
    ),
    ...children,
  );
}

function empty(words: string): HTMLElement {
  return element('p', { class: 'panel-empty' }, words);
}

function dayList({ day, items, more }: PanelDay): HTMLElement[] {
  return [itemList(items, day), ...moreLine(more)];
}

function moreLine(more: number): HTMLElement[] {
  return more > 0 ? [element('p', { class: 'panel-empty' }, ru.panel.more(more))] : [];
}

function itemList(items: readonly PanelItem[], place: string): HTMLElement {
  return element('ul', { class: 'items' }, ...items.map((item) => itemRow(item, place)));
}

function itemRow(item: PanelItem, place: string): HTMLElement {
  const facts = [...(item.number === null ? [] : [item.number]), ...item.details].join(' · ');
  return element(
    'li',
    { class: `item is-${item.kind}`, 'data-key': `${place} ${JSON.stringify(item)}` },
    item.time !== null && element('span', { class: 'item-time' }, item.time),
    element(
      'div',
      { class: 'item-text' },
      element('b', {}, item.title),
      element('span', {}, facts),
    ),
  );
}

function questionCard(asked: PanelQuestion): HTMLElement {
  const words = asked.said.map((one) => `«${one}»`).join(', ');
  return element(
    'section',
    {
      class: 'question',
      'aria-label': ru.panel.question,
      'data-key': `question ${asked.question}`,
    },
    element('h2', {}, ru.panel.question),
    element('p', { class: 'question-text' }, asked.question),
    asked.choices.length > 0 &&
      element(
        'ol',
        { class: 'choices' },
        ...asked.choices.map((label) => element('li', {}, label)),
      ),
    words !== '' && element('p', { class: 'question-note' }, ru.panel.said(words)),
    element('p', { class: 'question-note' }, `${ru.panel.until(asked.until)} ${ru.panel.answer}`),
  );
}

function changeRow(change: PanelChange): HTMLElement {
  const { action, what, undone, lines, by, at } = change;
  return element(
    'li',
    {
      class: `change is-${action} ${undone ? 'is-undone' : ''}`.trim(),
      'data-key': `change ${change.change_id} ${undone}`,
    },
    element(
      'div',
      { class: 'change-head' },
      element('b', {}, what),
      undone && element('em', {}, ru.panel.undone),
      element('span', {}, `${by}, ${at}`),
    ),
    ...lines.map((line) => element('p', {}, line)),
  );
}
