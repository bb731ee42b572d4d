/** The full map of the product (spec section 2 "Side menu and extras"). */
export function SideMenu(_: { open: boolean; onClose: () => void }) {
  return null
}
