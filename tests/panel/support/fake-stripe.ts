/*
 * Stripe's script, as far as a page knows it: a form with a field for the name of a test card in place of its number, and a
 * bank that says yes when asked. What it makes, the stand-in of Stripe's API takes (tests/support/stripe-account.ts).
 */
export const fakeStripe = `
window.Stripe = (key) => {
  let input;
  const elements = () => ({
    create: () => ({
      mount(place) {
        const frame = document.createElement('label');
        frame.textContent = 'Card number';
        input = document.createElement('input');
        input.id = 'card-number';
        frame.append(input);
        place.append(frame);
      },
    }),
    submit: async () =>
      input.value ? {} : { error: { message: 'Your card number is incomplete.' } },
    update: (options) => (window.updated = options),
  });
  return {
    elements(options) {
      window.shown = { key, ...options };
      return elements();
    },
    createPaymentMethod: async ({ params }) => {
      window.billed = params.billing_details;
      return { paymentMethod: { id: input.value } };
    },
    handleNextAction: async ({ clientSecret }) => window.askBank(clientSecret),
  };
};
`;
