// What lies over the page: a card in full size, a rule, a question that must be answered, short messages.
export interface Question {
  text: string
  detail: string
  yes: string
  resolve: (yes: boolean) => void
}

class Overlay {
  card = $state<string | null>(null)
  rule = $state<string | null>(null)
  question = $state.raw<Question | null>(null)
  toasts = $state<{ id: number; text: string; rule: string }[]>([])
  announcement = $state('')
  private count = 0

  confirm(text: string, detail: string, yes: string): Promise<boolean> {
    this.question?.resolve(false)
    return new Promise((resolve) => {
      this.question = { text, detail, yes, resolve: (answer) => ((this.question = null), resolve(answer)) }
    })
  }

  toast(text: string, rule = ''): void {
    if (!text) return
    const id = ++this.count
    this.toasts = [...this.toasts.filter((toast) => toast.text !== text), { id, text, rule }].slice(-3)
    setTimeout(() => this.dismiss(id), 7000)
  }

  dismiss(id: number): void {
    this.toasts = this.toasts.filter((toast) => toast.id !== id)
  }

  /** For those who listen instead of looking. */
  announce(text: string): void {
    if (text) this.announcement = text
  }
}

export const overlay = new Overlay()
