export { QuoteDocument, readQuoteDocument } from './quote-document.ts';
export { type PdfLimits, quotePdf } from './quote-pdf.ts';
export { estimateXlsx } from './sheets/estimate-xlsx.ts';
export { operationsXlsx } from './sheets/operations-xlsx.ts';
export { storedQuote } from './stored-quote.ts';
