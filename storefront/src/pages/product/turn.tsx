import * as texts from '#texts/pages/product'
import { contentFileUrl } from '@vanek/sdk/images'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react'
import { Button, IconButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { TurnScene } from './turn-scene.ts'

export interface TurnProps {
  readonly name: string
  /** Path of the model under the uploads of the content service. */
  readonly path: string
  readonly onClose: () => void
}

const STEP = 0.2
const BY_PIXEL = 0.01
const CLOSER = 1.25

const KEYS: Readonly<Record<string, (scene: TurnScene) => void>> = {
  ArrowLeft: ({ turn }) => turn(-STEP, 0),
  ArrowRight: ({ turn }) => turn(STEP, 0),
  ArrowUp: ({ turn }) => turn(0, STEP),
  ArrowDown: ({ turn }) => turn(0, -STEP),
  '+': ({ zoom }) => zoom(CLOSER),
  '-': ({ zoom }) => zoom(1 / CLOSER),
}

/** A product in 3D. It is rotated by dragging, with arrow keys or with buttons; its scripts load when it is opened. */
export function Turn({ name, path, onClose }: TurnProps) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const scene = useRef<TurnScene>(null)
  const [state, setState] = useState<'loading' | 'shown' | 'failed'>('loading')
  const [attempt, setAttempt] = useState(1)
  useEffect(() => {
    let isGone = false
    const open = async () => {
      const { openTurnScene } = await import('./turn-scene.ts')
      if (!canvas.current) return
      const still = matchMedia('(prefers-reduced-motion: reduce)').matches
      const opened = await openTurnScene(canvas.current, contentFileUrl('/content', path), still)
      if (isGone) return opened.dispose()
      scene.current = opened
      setState('shown')
    }
    open().catch(() => !isGone && setState('failed'))
    return () => {
      isGone = true
      scene.current?.dispose()
      scene.current = null
    }
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- each attempt has its own canvas
  }, [path, attempt])
  const act = (key: string) => scene.current && KEYS[key]?.(scene.current)
  const onKeyDown = (event: KeyboardEvent) => {
    if (!KEYS[event.key] || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    act(event.key)
  }
  const onPointerMove = ({ buttons, movementX, movementY }: PointerEvent) => {
    if (buttons === 1) scene.current?.turn(movementX * BY_PIXEL, -movementY * BY_PIXEL)
  }
  return (
    <Dialog title={name} className="dialog-wide" onClose={onClose} onKeyDown={onKeyDown}>
      <div className="turn stage">
        <canvas
          key={attempt}
          ref={canvas}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- it draws itself, an `img` cannot
          role="img"
          aria-label={texts.modelLabel(name)}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={onPointerMove}
          onWheel={({ deltaY }) => scene.current?.zoom(deltaY < 0 ? 1.08 : 1 / 1.08)}
        />
        <output className="turn-state">
          {state === 'loading' && texts.modelLoading}
          {state === 'failed' && texts.modelFailed}
        </output>
      </div>
      <div>
        <div className="zoom-steps">
          {state === 'failed' ? (
            <Button
              onClick={() => {
                setState('loading')
                setAttempt(attempt + 1)
              }}
            >
              {texts.tryAgain}
            </Button>
          ) : (
            <>
              <IconButton label={texts.turnLeft} onClick={() => act('ArrowLeft')}>
                <Icon name="arrow" />
              </IconButton>
              <IconButton label={texts.zoomOut} onClick={() => act('-')}>
                <Icon name="minus" />
              </IconButton>
              <IconButton label={texts.zoomIn} onClick={() => act('+')}>
                <Icon name="plus" />
              </IconButton>
              <IconButton label={texts.turnRight} onClick={() => act('ArrowRight')}>
                <Icon name="arrow" />
              </IconButton>
            </>
          )}
        </div>
        <p className="quiet small turn-help">{texts.turnHelp}</p>
      </div>
    </Dialog>
  )
}
