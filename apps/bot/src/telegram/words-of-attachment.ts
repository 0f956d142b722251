import type { Message } from 'grammy/types';

/** A name of a file that only a camera or a program gives says nothing: "IMG_2041", "document(3)". */
const NAMELESS = /^(?:img|dsc|scan|photo|image|document|file|video)?[\s_()-]*[\d\s_()-]*$/iu;

/**
 * What something sent without words tells of itself: who the contact is, what the file is called. Null for
 * everything else.
 */
export function wordsOfAttachment({ contact, document }: Message): string | null {
  if (contact !== undefined) {
    const { first_name: first, last_name: last, phone_number: phone } = contact;
    const who = [first, last].filter(Boolean).join(' ').trim();
    const number = phone.replace(/^(?=\d{11,})/u, '+');
    return [who, number].filter(Boolean).join(', ');
  }
  const name = document?.file_name
    ?.replace(/\.[a-z0-9]{1,5}$/iu, '')
    .replace(/[_\s]+/gu, ' ')
    .trim();
  return name === undefined || NAMELESS.test(name) ? null : name;
}
