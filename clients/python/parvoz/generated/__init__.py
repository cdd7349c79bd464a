"""Made by scripts/make-client.ts from the OpenAPI document. Do not edit."""
