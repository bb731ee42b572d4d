/** Finds an amount as it's drawn, '₹14,450': its groups are elements, so that it may break between them. */
export const amountText = (drawn: string) => (_: string, element: Element | null) =>
  element?.getAttribute('translate') === 'no' && element.textContent === drawn
