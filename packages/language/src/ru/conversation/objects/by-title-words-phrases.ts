/** "кружок", "чашек": one of them, or several of another word. */
export const FLEETING = /[оеё]к$/u;
/** "кружки", "чашка": the same without the vowel that comes and goes. */
export const WITHOUT_IT = /[бвгджзклмнпрстфхцчшщйь]к(?:[аиуе]|ой|ом|ов|ам|ами|ах)$/u;
export const VOWELS = /[аеёиоуыэюя]/gu;
