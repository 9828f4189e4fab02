/** A message to the shop and the answer by staff; null without an answer. */
export type MessageText = { message: string; answer: string | null };

/** Messages of customers of the demo shop. */
export const messageTexts: readonly MessageText[] = [
  {
    message:
      'Hello, do you also ship to an office address? The building has a front desk that signs for parcels until 6 pm.',
    answer:
      'Hello, yes, we do. Please put the name of the company in the address, so that the front desk knows whom the parcel is for.',
  },
  {
    message:
      'I ordered the wrong size this morning. The order is paid, but I have not received a shipping email yet. Can you still change it?',
    answer:
      'We have stopped the order before it was packed and will refund it today. Please place a new one in the right size; sorry that we cannot swap it in place.',
  },
  {
    message: 'Just wanted to say that the parcel was beautifully packed. Thank you!',
    answer: null,
  },
  {
    message:
      'My parcel has been on the road for four days and the tracking page has not changed since. Is that normal? It is a birthday present.',
    answer:
      'We asked the carrier: it was held at the depot over the weekend and is out for delivery today. If it does not arrive by tonight, write to us and we will send a second one at once.',
  },
  {
    message:
      'Is the discount of a membership also taken off products that are on sale already? The FAQ is not quite clear to me.',
    answer:
      'Yes, it is: your member price is computed from the sale price. Enter the email address of your membership at the checkout, and you see the total before you pay.',
  },
  {
    message:
      'Could you send me an invoice with our company name and VAT number? I forgot to enter them when I ordered.',
    answer:
      'Gladly: please reply with the name of the company and its VAT number, and we send you the invoice with both as a PDF.',
  },
  {
    message:
      'One of the two glasses arrived with a chip in the rim. I have photos if you need them. Everything else is perfect.',
    answer:
      'We are sorry about that. No photos needed: a replacement leaves our warehouse tomorrow, and you may keep the chipped one.',
  },
  {
    message: 'Do you have a shop in Portland where I could try the headphones before buying?',
    answer:
      'We are online only, but you have 30 days to try them at home. If they are not for you, send them back and we refund the whole amount.',
  },
  {
    message:
      'We would like to order twelve desk lamps for our studio. Is there a price for larger quantities?',
    answer:
      'Thank you for asking. For twelve pieces a Premium membership pays for itself: it takes 15% off the whole order and includes shipping.',
  },
  {
    message: 'Can the engraving be in Greek letters?',
    answer: 'Yes: all letters that you can type into the field can be engraved, up to the length it allows.',
  },
  {
    message:
      'I will be away for two weeks from Friday. Could you hold my order until I am back? There is no neighbor who could take it in.',
    answer:
      'Of course. We have put your order on hold and will send it when you are back. Enjoy your time away!',
  },
  {
    message: 'How do I clean the leather? It came without a care card.',
    answer:
      'A soft dry cloth is enough for dust. Twice a year a little colorless leather balm keeps it supple; please test it on the inside first. We will put a card into your next parcel.',
  },
  {
    message: 'Is the espresso machine coming back in stock before the holidays? I would take the black one.',
    answer: null,
  },
  {
    message:
      'The coffee grinder I received last week stops after a few seconds when I grind for espresso. Coarser settings work fine. What can I do?',
    answer: null,
  },
  {
    message:
      'Could you gift-wrap an order and leave the receipt out of the box? It goes straight to my sister.',
    answer: null,
  },
];
