// What was explained once in this browser is not explained again.
const KEY = 'snar-firsts'

function stored(): string[] {
  try {
    return JSON.parse(localStorage.getItem(KEY) ?? '[]')
  } catch {
    return []
  }
}

class Firsts {
  known = $state.raw<string[]>(stored())

  learn(id: string): void {
    this.known = [...this.known, id]
    localStorage.setItem(KEY, JSON.stringify(this.known))
  }
}

export const firsts = new Firsts()
