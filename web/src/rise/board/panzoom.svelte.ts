// Pinch, wheel and drag over an SVG: a scale and an offset in the units of its view box.
const MOST = 4
const SLIP = 7 // pixels before a press becomes a drag

type Point = { x: number; y: number }

export class PanZoom {
  k = $state(1)
  x = $state(0)
  y = $state(0)
  /** The last press was a drag: its click means nothing. */
  dragged = false
  private fingers = new Map<number, Point>()
  private pressed: Point = { x: 0, y: 0 }

  constructor(
    private width: () => number,
    private height: () => number,
  ) {}

  get transform(): string {
    return `translate(${this.x} ${this.y}) scale(${this.k})`
  }

  /** `centred`: this point of the board comes to the middle, otherwise it stays where it is. */
  zoom(by: number, at: Point = { x: this.width() / 2, y: this.height() / 2 }, centred = false): void {
    const k = Math.min(MOST, Math.max(1, this.k * by))
    this.x = centred ? this.width() / 2 - at.x * k : at.x - ((at.x - this.x) * k) / this.k
    this.y = centred ? this.height() / 2 - at.y * k : at.y - ((at.y - this.y) * k) / this.k
    this.k = k
    this.hold()
  }

  reset(): void {
    this.k = 1
    this.x = this.y = 0
  }

  /** No edge of the board ever leaves the edge of the frame. */
  private hold(): void {
    this.x = Math.min(0, Math.max(this.width() * (1 - this.k), this.x))
    this.y = Math.min(0, Math.max(this.height() * (1 - this.k), this.y))
  }

  down(event: PointerEvent): void {
    if (event.pointerType === 'mouse' && event.button !== 0) return
    if (this.fingers.size === 0) this.dragged = false
    this.pressed = { x: event.clientX, y: event.clientY }
    this.fingers.set(event.pointerId, this.pressed)
  }

  move(event: PointerEvent, svg: SVGSVGElement): void {
    const before = this.fingers.get(event.pointerId)
    if (!before) return
    const now = { x: event.clientX, y: event.clientY }
    if (Math.hypot(now.x - this.pressed.x, now.y - this.pressed.y) > SLIP) this.dragged = true
    const unit = this.width() / svg.getBoundingClientRect().width
    if (this.fingers.size === 2) this.pinch(event.pointerId, before, now, svg)
    else if (this.k > 1 && this.dragged) {
      this.x += (now.x - before.x) * unit
      this.y += (now.y - before.y) * unit
      this.hold()
    }
    this.fingers.set(event.pointerId, now)
  }

  private pinch(id: number, before: Point, now: Point, svg: SVGSVGElement): void {
    const other = [...this.fingers].find(([finger]) => finger !== id)![1]
    const apart = Math.hypot(before.x - other.x, before.y - other.y)
    if (apart < 1) return
    this.dragged = true
    this.zoom(
      Math.hypot(now.x - other.x, now.y - other.y) / apart,
      point(svg, { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 }),
    )
  }

  up(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
  }

  wheel(event: WheelEvent, svg: SVGSVGElement): void {
    event.preventDefault()
    this.zoom(Math.exp(-event.deltaY * 0.0015), point(svg, { x: event.clientX, y: event.clientY }))
  }
}

function point(svg: SVGSVGElement, { x, y }: Point): Point {
  const matrix = svg.getScreenCTM()
  return matrix ? new DOMPoint(x, y).matrixTransform(matrix.inverse()) : { x, y }
}
