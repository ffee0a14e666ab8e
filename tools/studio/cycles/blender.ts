import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { createRig } from '../rig.ts'
import { packed } from './still.ts'
import type { SceneStill } from './scene-still.ts'
import type { Still } from './still.ts'

const SCRIPT = join(dirname(fileURLToPath(import.meta.url)), 'cycles.py')

export interface Quality {
  readonly width: number
  readonly height: number
  readonly samples: number
}

/** A Blender process that renders one still after another, on one core. */
export interface Blender {
  /** Renders a still and answers the file with its light; it is overwritten by the next. */
  render(still: Still | SceneStill, quality: Quality): Promise<string>
  close(): void
}

export function openBlender(program: string): Blender {
  const folder = mkdtempSync(join(tmpdir(), 'studio-'))
  const child = spawn(program, ['-b', '--factory-startup', '-t', '1', '-P', SCRIPT], {
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  let settle: { resolve: () => void; reject: (error: Error) => void } | undefined
  createInterface({ input: child.stdout }).on('line', (line) => {
    if (line.startsWith('taken ')) settle?.resolve()
    if (line.startsWith('failed ')) settle?.reject(new Error(line))
  })
  child.on('error', (error) => settle?.reject(error))
  child.on('exit', (code) => settle?.reject(new Error(`Blender ended with ${code}.`)))
  const at = (name: string): string => join(folder, name)
  return {
    render: async (still, { width, height, samples }) => {
      const { json, buffers } = packed(still)
      if ('floorGlow' in still) writeFileSync(at('light.bin'), new Uint8Array(createRig(still.floorGlow).texels.buffer))
      writeFileSync(at('still.json'), JSON.stringify(json))
      writeFileSync(at('still.bin'), Buffer.concat(buffers))
      const light = { file: at('light.bin'), width: 512, height: 256 }
      const files = { json: at('still.json'), buffer: at('still.bin'), out: at('still.exr'), light }
      const done = new Promise<void>((resolve, reject) => {
        settle = { resolve, reject }
      })
      const job = { name: 'still', ...files, width, height, samples, threshold: 0.03, threads: 1 }
      child.stdin.write(`${JSON.stringify(job)}\n`)
      await done
      return at('still.exr')
    },
    close: () => {
      child.kill()
      rmSync(folder, { recursive: true, force: true })
    },
  }
}
