export { type IntentPort, memoryIntents, type OrderIntent } from '../src/flows/intents.ts'
export { createOrderFlow, type OrderFlow, type OrderFlowOptions, type OrderFlowState } from '../src/flows/order-flow.ts'
