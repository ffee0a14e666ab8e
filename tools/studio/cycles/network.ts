import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { readWeights } from './weights.ts'
import type { Weights } from './weights.ts'

interface Tensor {
  readonly data: Float32Array
}
interface Session {
  run(feeds: Record<string, Tensor>): Promise<Record<string, Tensor>>
}
interface Runtime {
  readonly Tensor: new (type: 'float32', data: Float32Array, dims: readonly number[]) => Tensor
  readonly InferenceSession: { create(model: Buffer, options: object): Promise<Session> }
}
interface Encoder {
  readonly onnx: { readonly ModelProto: { encode(model: object): { finish(): Uint8Array } } }
}

/** Takes planes of one size, one after another, and answers three. */
export type Network = (planes: Float32Array, width: number, height: number) => Promise<Float32Array>

// FLOAT, INT, STRING and INTS of the ONNX format
const [FLOAT, INT, STRING, INTS] = [1, 2, 3, 7]
const bytes = ({ buffer }: Float32Array): Uint8Array => new Uint8Array(buffer)

/** Opens a network of Open Image Denoise by the name of its weights, such as `rt_hdr_alb_nrm`. */
export async function openNetwork(name: string): Promise<Network> {
  const installed = createRequire(new URL('network/package.json', import.meta.url))
  const runtime = installed('onnxruntime-node') as Runtime
  const { onnx } = installed('onnx-proto') as Encoder
  const weights = readWeights(readFileSync(join(dirname(installed.resolve('denoiser')), `tzas/${name}.tza`)))
  const channels = weights.get('enc_conv0.weight')?.dims[1] ?? 0
  const model = Buffer.from(onnx.ModelProto.encode(modelOf(weights, channels)).finish())
  const session = await runtime.InferenceSession.create(model, { intraOpNumThreads: 1, interOpNumThreads: 1 })
  return async (planes, width, height) => {
    const input = new runtime.Tensor('float32', planes, [1, channels, height, width])
    const { dec_conv0: output } = await session.run({ input })
    if (output === undefined) throw new Error('The network answered nothing.')
    return output.data
  }
}

/** The published U-Net: four times smaller by pooling, back up with what was seen on the way, convolutions of 3 by 3. */
export function modelOf(weights: ReadonlyMap<string, Weights>, channels: number): object {
  const node: object[] = []
  const conv = (id: string, input: string): string => {
    const pads = { name: 'pads', type: INTS, ints: [1, 1, 1, 1] }
    const raw = `${id}.raw`
    node.push({ opType: 'Conv', input: [input, `${id}.weight`, `${id}.bias`], output: [raw], attribute: [pads] })
    node.push({ opType: 'Relu', input: [raw], output: [id] })
    return id
  }
  const pool = (id: string, input: string): string => {
    const attribute = ['kernel_shape', 'strides'].map((name) => ({ name, type: INTS, ints: [2, 2] }))
    node.push({ opType: 'MaxPool', input: [input], output: [id], attribute })
    return id
  }
  const upAndJoin = (id: string, input: string, seen: string): string => {
    const words = { mode: 'nearest', coordinate_transformation_mode: 'asymmetric', nearest_mode: 'floor' }
    const attribute = Object.entries(words).map(([name, word]) => ({ name, type: STRING, s: Buffer.from(word) }))
    node.push({ opType: 'Resize', input: [input, '', 'scales'], output: [`${id}.up`], attribute })
    const axis = { name: 'axis', type: INT, i: 1 }
    node.push({ opType: 'Concat', input: [`${id}.up`, seen], output: [id], attribute: [axis] })
    return id
  }
  const pool1 = pool('pool1', conv('enc_conv1', conv('enc_conv0', 'input')))
  const pool2 = pool('pool2', conv('enc_conv2', pool1))
  const pool3 = pool('pool3', conv('enc_conv3', pool2))
  const pool4 = pool('pool4', conv('enc_conv4', pool3))
  const deepest = conv('enc_conv5b', conv('enc_conv5a', pool4))
  const up4 = conv('dec_conv4b', conv('dec_conv4a', upAndJoin('join4', deepest, pool3)))
  const up3 = conv('dec_conv3b', conv('dec_conv3a', upAndJoin('join3', up4, pool2)))
  const up2 = conv('dec_conv2b', conv('dec_conv2a', upAndJoin('join2', up3, pool1)))
  const up1 = conv('dec_conv1b', conv('dec_conv1a', upAndJoin('join1', up2, 'input')))
  const last = conv('dec_conv0', up1)
  const numbers = [...weights].map(([name, { dims, data }]) => ({ name, dims, dataType: FLOAT, rawData: bytes(data) }))
  const scales = { name: 'scales', dims: [4], dataType: FLOAT, rawData: bytes(Float32Array.of(1, 1, 2, 2)) }
  const image = (name: string, planes: number): object => {
    const dim = [{ dimValue: 1 }, { dimValue: planes }, { dimParam: 'height' }, { dimParam: 'width' }]
    return { name, type: { tensorType: { elemType: FLOAT, shape: { dim } } } }
  }
  const graph = {
    name: 'unet',
    node,
    initializer: [...numbers, scales],
    input: [image('input', channels)],
    output: [image(last, 3)],
  }
  return { irVersion: 8, opsetImport: [{ domain: '', version: 13 }], graph }
}
