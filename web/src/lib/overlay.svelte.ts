// What lies over the page: a card in full size, a rule, a question that must be answered, short messages.
export interface Question {
  text: string
  detail: string
  yes: string
  /** Somebody would die of it. */
  grave: boolean
  resolve: (yes: boolean) => void
}

class Overlay {
  card = $state<string | null>(null)
  rule = $state<string | null>(null)
  question = $state.raw<Question | null>(null)
  toasts = $state<{ id: number; text: string; rule: string }[]>([])
  announcements = $state.raw<{ id: number; text: string }[]>([])
  private count = 0

  confirm(text: string, detail: string, yes: string, grave = false): Promise<boolean> {
    this.question?.resolve(false)
    return new Promise((resolve) => {
      this.question = { text, detail, yes, grave, resolve: (answer) => ((this.question = null), resolve(answer)) }
    })
  }

  toast(text: string, rule = ''): void {
    if (!text) return
    const id = ++this.count
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, rule }].slice(-3)
    setTimeout(() => this.dismiss(id), 7000)
    this.announce(text)
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  /** For those who listen instead of looking: each is added to the one live region, so none swallows another. */
  announce(text: string): void {
    if (text.trim()) this.announcements = [...this.announcements, { id: ++this.count, text }].slice(-5)
  }
}

export const overlay = new Overlay()
