import { defineConfig } from "vitest/config";

export default defineConfig({ test: { include: ["tests/soak/*.test.ts"] } });
