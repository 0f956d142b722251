/**
 * The currencies of ISO 4217 that are money in use or a unit of account (metals, test codes and the
 * like are not), as of January 2026, by how many decimals their minor unit has. The platform's own
 * list is no source: it gives the forint no decimals, and any three letters two.
 */
const CODES_BY_DECIMALS = [
  'BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX UYI VND VUV XAF XOF XPF',
  '',
  `AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BMD BND BOB BOV BRL BSD BTN BWP BYN BZD CAD CDF
   CHE CHF CHW CNY COP COU CRC CUP CVE CZK DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP GMD
   GTQ GYD HKD HNL HTG HUF IDR ILS INR IRR JMD KES KGS KHR KPW KYD KZT LAK LBP LKR LRD LSL MAD MDL
   MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MXV MYR MZN NAD NGN NIO NOK NPR NZD PAB PEN PGK PHP PKR
   PLN QAR RON RSD RUB SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TOP
   TRY TTD TWD TZS UAH USD USN UYU UZS VED VES WST XCD XCG YER ZAR ZMW ZWG`,
  'BHD IQD JOD KWD LYD OMR TND',
  'CLF UYW',
];

const DECIMALS: ReadonlyMap<string, number> = new Map(
  CODES_BY_DECIMALS.flatMap((codes, decimals) =>
    codes.split(/\s+/).flatMap((code) => (code === '' ? [] : [[code, decimals] as const])),
  ),
);

/** A code that `isCurrency` has let through. */
export type Currency = string & { readonly __currency: true };

/** Capital letters only, as ISO writes them. */
export function isCurrency(code: string): code is Currency {
  return DECIMALS.has(code);
}

/** How many decimals an amount has: 2 for RUB and ILS, 0 for JPY, 3 for KWD. */
export function minorUnits(currency: Currency): number {
  return DECIMALS.get(currency) ?? 2;
}
