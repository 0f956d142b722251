const PATHS = {
  send: 'M3.4 20.4 21 12 3.4 3.6v6.5L15 12 3.4 13.9z',
  mic: 'M12 15a3.5 3.5 0 0 0 3.5-3.5v-5a3.5 3.5 0 1 0-7 0v5A3.5 3.5 0 0 0 12 15zm6.5-3.5a6.5 6.5 0 0 1-13 0h-1.8a8.3 8.3 0 0 0 7.4 8.2V22h1.8v-2.3a8.3 8.3 0 0 0 7.4-8.2z',
  attach:
    'M16.5 6.5v10a4.5 4.5 0 0 1-9 0V5.3a2.8 2.8 0 0 1 5.6 0v10.4a1.1 1.1 0 0 1-2.2 0V6.5H9.2v9.2a2.8 2.8 0 0 0 5.6 0V5.3a4.5 4.5 0 0 0-9 0v11.2a6.2 6.2 0 0 0 12.4 0v-10z',
  check: 'M9.2 16.6 4.9 12.3 3.5 13.7l5.7 5.7L20.9 7.7l-1.4-1.4z',
  close:
    'm18.7 6.7-1.4-1.4L12 10.6 6.7 5.3 5.3 6.7l5.3 5.3-5.3 5.3 1.4 1.4 5.3-5.3 5.3 5.3 1.4-1.4-5.3-5.3z',
  trash:
    'M9 3h6l1 2h4v2H4V5h4zM6 8.5h12l-.9 11a2 2 0 0 1-2 1.8H8.9a2 2 0 0 1-2-1.8zM9.5 11v7.5h1.6V11zm3.4 0v7.5h1.6V11z',
  play: 'M8 5.2v13.6L19 12z',
  pause: 'M7 5h3.5v14H7zm6.5 0H17v14h-3.5z',
  down: 'M12 16.2 5.4 9.6l1.4-1.4 5.2 5.2 5.2-5.2 1.4 1.4z',
  more: 'M12 7.5a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zm0 6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2zm0 6a1.6 1.6 0 1 0 0-3.2 1.6 1.6 0 0 0 0 3.2z',
  reply: 'M10 9V5l-7 7 7 7v-4.1c5 0 8.5 1.6 11 5.1-1-5-4-10-11-11z',
  edit: 'M4 17.2V20.5h3.3L17 10.8l-3.3-3.3zM19.6 8.2a.9.9 0 0 0 0-1.2l-2.1-2.1a.9.9 0 0 0-1.2 0l-1.6 1.6L18 9.8z',
  forward: 'M14 9V5l7 7-7 7v-4.1c-5 0-8.5 1.6-11 5.1 1-5 4-10 11-11z',
  copy: 'M8 3h11a2 2 0 0 1 2 2v11h-2V5H8zM5 7h9a2 2 0 0 1 2 2v10a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V9c0-1.1.9-2 2-2zm0 2v10h9V9z',
  plan: 'M7 3v2H5a2 2 0 0 0-2 2v12c0 1.1.9 2 2 2h14a2 2 0 0 0 2-2V7a2 2 0 0 0-2-2h-2V3h-2v2H9V3zM5 10h14v9H5zm5.8 7.3-3-3 1.2-1.2 1.8 1.8 3.7-3.7 1.2 1.2z',
  sticker:
    'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zm0 1.8a7.2 7.2 0 1 1 0 14.4 7.2 7.2 0 0 1 0-14.4zM8.8 8.7a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zm6.4 0a1.3 1.3 0 1 0 0 2.6 1.3 1.3 0 0 0 0-2.6zM7.6 13.6a4.7 4.7 0 0 0 8.8 0z',
  file: 'M6 2h8l5 5v13a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2V4c0-1.1.9-2 2-2zm7 1.8V8h4.2z',
} as const;

export type IconName = keyof typeof PATHS;

/** A drawn sign that only repeats what its button's label says. */
export function icon(name: IconName): SVGSVGElement {
  const namespace = 'http://www.w3.org/2000/svg';
  const svg = document.createElementNS(namespace, 'svg');
  svg.setAttribute('viewBox', '0 0 24 24');
  svg.setAttribute('aria-hidden', 'true');
  svg.classList.add('icon');
  const path = document.createElementNS(namespace, 'path');
  path.setAttribute('d', PATHS[name]);
  svg.append(path);
  return svg;
}
