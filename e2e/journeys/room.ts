import type { Locator } from 'playwright-core'

/** How wide the hint of an empty field is, and how wide the room for it, px. */
export function hintRoom(field: Locator): Promise<{ needed: number; given: number }> {
  return field.evaluate((input: HTMLInputElement) => {
    const hint = document.createElement('span')
    const { fontFamily, fontSize, fontWeight } = getComputedStyle(input, '::placeholder')
    Object.assign(hint.style, { fontFamily, fontSize, fontWeight, position: 'absolute', whiteSpace: 'pre' })
    hint.textContent = input.placeholder
    document.body.append(hint)
    const needed = hint.getBoundingClientRect().width
    hint.remove()
    const { paddingLeft, paddingRight } = getComputedStyle(input)
    const given = input.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
    return { needed, given }
  })
}

/** How far the text of a button stays from its border at the nearer side, px. */
export function roomBeside(button: Locator): Promise<number> {
  return button.evaluate((element: HTMLElement) => {
    const text = document.createRange()
    text.selectNodeContents(element)
    const lines = [...text.getClientRects()]
    const { left } = element.getBoundingClientRect()
    const inside = left + element.clientLeft
    return Math.min(
      ...lines.map((line) => line.left - inside),
      ...lines.map((line) => inside + element.clientWidth - line.right),
    )
  })
}
