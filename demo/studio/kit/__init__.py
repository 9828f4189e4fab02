"""The photo studio of the demo shop: shapes, materials, light and camera. All lengths are millimetres."""
