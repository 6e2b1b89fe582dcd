import type { helpTicketsPt } from './help-tickets.pt.ts';

export const helpTicketsEn: Record<keyof typeof helpTicketsPt, string> = {
  title: 'Help with receipts and numbers',
  close: 'Close',
  tabs: 'Subjects of the help',
  'tab.nfce': 'NFC-e',
  'tab.nfe': 'NF-e',
  'tab.sat': 'CF-e SAT',
  'tab.numbers': 'Numbers',

  cnpj: 'CNPJ of the shop',
  number: 'Number of the receipt',
  date: 'Date of the purchase',
  key: 'Access key',

  'nfce.drawing': 'Drawing of an NFC-e receipt with the four facts numbered',
  'nfce.lead': 'The slip that shops, supermarkets and cinemas print at once, with a QR code.',
  'nfce.cnpj': 'At the top, right below the name of the shop.',
  'nfce.number': 'Near the end, after “NFC-e nº”. The series stands beside it.',
  'nfce.date': 'Beside or below the number, with the time. It is the date of issue.',
  'nfce.key': '44 digits in groups of four, next to the QR code.',
  'nfce.hint': 'Digits 21 and 22 of the key are 65. Or read the QR code: it carries the key.',

  'nfe.drawing': 'Drawing of the DANFE of an NF-e with the four facts numbered',
  'nfe.lead': 'The sheet (DANFE) that comes with deliveries, or by e-mail as a PDF.',
  'nfe.cnpj': 'In the line below the head, in the box of whoever issued it.',
  'nfe.number': 'In the middle of the head, after “Nº”.',
  'nfe.date': 'In the box of the recipient, at the right: “Data da emissão”.',
  'nfe.key': 'At the top right, below the bar code: 44 digits.',
  'nfe.hint': 'Digits 21 and 22 of the key are 55.',

  'sat.drawing': 'Drawing of a CF-e SAT receipt with the four facts numbered',
  'sat.lead':
    'The slip of SAT devices, used in São Paulo until 31 December 2025. Today only for old purchases.',
  'sat.cnpj': 'At the top, right below the name of the shop.',
  'sat.number': 'After “Extrato nº”.',
  'sat.date': 'Near the end, right above the key, with the time.',
  'sat.key': '44 digits right above the bar code.',
  'sat.hint': 'Digits 21 and 22 of the key are 59. Some print “CFe” before the key: leave those letters out.',

  'numbers.drawing': 'Drawing of a receipt that becomes three lucky numbers',
  'numbers.buy': 'Buy and keep the receipt',
  'numbers.buyText':
    'A receipt counts for a product that takes part, issued within the period of the promotion.',
  'numbers.send': 'Register the receipt',
  'numbers.sendText': 'Signed in, type the key or read the QR code. Each receipt counts once.',
  'numbers.wait': 'Wait for the check',
  'numbers.waitText': 'We check the facts of the receipt. You follow its state in your profile.',
  'numbers.get': 'Get the lucky numbers',
  'numbers.getText': 'They show in your profile and come by e-mail. Each number is unique and never repeats.',
  'numbers.rule': 'How many numbers a purchase is worth stands in the',
  'numbers.regulation': 'regulation',
};
