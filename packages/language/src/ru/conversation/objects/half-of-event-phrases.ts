export const TO_HOUR = 'в';
