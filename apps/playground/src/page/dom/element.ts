type Child = Node | string | null | undefined | false;

export interface Attributes {
  /** `true` sets an empty attribute; `false`, `null` and `undefined` none. */
  readonly [name: string]: string | number | boolean | null | undefined | Listeners;
  readonly on?: Listeners;
}

type Listeners = {
  readonly [K in keyof HTMLElementEventMap]?: (event: HTMLElementEventMap[K]) => void;
};

/** Makes an element with attributes, listeners (`on`) and children; text is never read as markup. */
export function element<K extends keyof HTMLElementTagNameMap>(
  tag: K,
  attributes: Attributes = {},
  ...children: readonly Child[]
): HTMLElementTagNameMap[K] {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(attributes)) {
    if (value === null || value === undefined || value === false) continue;
    if (typeof value === 'object') listen(made, value);
    else made.setAttribute(name, value === true ? '' : String(value));
  }
  made.append(...children.filter(isShown));
  return made;
}

function isShown(child: Child): child is Node | string {
  return child !== null && child !== undefined && child !== false;
}

function listen(target: HTMLElement, listeners: Listeners): void {
  for (const [type, listener] of Object.entries(listeners)) {
    target.addEventListener(type, listener as EventListener);
  }
}
